import { Carousel } from '@mantine/carousel'
import { useReducedMotion } from '@mantine/hooks'
import type { EmblaCarouselType } from 'embla-carousel'
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import { useWord } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import classes from './Island.module.css'
import type { Carousel as CarouselProps } from './schema'
import { type PerView, Words } from './Words'

const PER_VIEW: PerView = { small: 1, medium: 2, large: 3 }

/** How Mantine would mark its buttons until the carousel is awake: as if there were nowhere to go. They wake it. */
const ASLEEP = { tabIndex: 0, 'aria-disabled': undefined, 'data-inactive': undefined } as const

/** Which slides can be seen; the others are kept from focus and screen readers once the carousel moves them by script. */
function useSlidesInView(embla: EmblaCarouselType | null): readonly number[] | undefined {
  const [inView, setInView] = useState<readonly number[]>()
  useEffect(() => {
    if (!embla) return
    const update = () => setInView(embla.slidesInView())
    update()
    embla.on('slidesInView', update).on('reInit', update)
    return () => void embla.off('slidesInView', update).off('reInit', update)
  }, [embla])
  return inView?.length ? inView : undefined
}

/** Says on the track how far it would be scrolled to its first slide in view, were it not moved by script: there it begins on the way back. */
function notePlace(embla: EmblaCarouselType): void {
  const startOf = (index: number) => embla.slideNodes()[index]?.offsetLeft ?? 0
  embla.rootNode().dataset.scrollLeft = String(startOf(embla.selectedScrollSnap()) - startOf(0))
}

/** The number of the slide that the carousel was moved to; undefined until it is. */
function useMovedTo(embla: EmblaCarouselType | null): number | undefined {
  const [movedTo, setMovedTo] = useState<number>()
  useEffect(() => {
    if (!embla) return
    const onSelect = () => {
      notePlace(embla)
      setMovedTo(embla.selectedScrollSnap() + 1)
    }
    notePlace(embla)
    embla.on('select', onSelect).on('reInit', notePlace)
    return () => void embla.off('select', onSelect).off('reInit', notePlace)
  }, [embla])
  return movedTo
}

/** The slide that the track was scrolled to before the carousel woke. */
function slideAt(carousel: HTMLElement | null): number {
  const slides = [...(carousel?.querySelectorAll('[aria-roledescription=slide]') ?? [])]
  const track = slides[0]?.parentElement?.parentElement
  if (!track) return 0
  const side = getComputedStyle(track).direction === 'rtl' ? 'right' : 'left'
  const start = track.getBoundingClientRect()[side]
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[side] - start))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export default function CarouselIsland({ label, loop = true, perView = PER_VIEW, slides, ...heading }: CarouselProps) {
  const id = useId()
  const word = useWord()
  const reduced = useReducedMotion()
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const [startIndex] = useState(() => (typeof document === 'undefined' ? 0 : slideAt(document.getElementById(id))))
  const asleep = embla === null ? ASLEEP : {}
  const keepEmbla = useCallback((api: EmblaCarouselType) => {
    // From here on slides are moved, not scrolled: the one that was scrolled to is where the carousel began.
    api.rootNode().scrollLeft = 0
    setEmbla(api)
  }, [])
  const inView = useSlidesInView(embla)
  const movedTo = useMovedTo(embla)
  if (slides.length === 0) return null

  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || !embla) return
    event.preventDefault()
    const isRightToLeft = getComputedStyle(embla.rootNode()).direction === 'rtl'
    if ((step === 1) !== isRightToLeft) embla.scrollNext(reduced)
    else embla.scrollPrev(reduced)
  }
  const sizes = { '--small': perView.small, '--medium': perView.medium, '--large': perView.large } as CSSProperties
  return (
    <>
      <Heading {...heading} />
      <Carousel
        id={id}
        aria-label={label}
        classNames={classes}
        style={sizes}
        mod={{ awake: embla !== null, single: perView.large === 1, fitsMedium: slides.length <= perView.medium, fitsLarge: slides.length <= perView.large }}
        attributes={{ viewport: { tabIndex: 0 } }}
        emblaOptions={{ loop, align: 'start', slidesToScroll: 1, inViewThreshold: 0.5, duration: reduced ? 0 : 25, startIndex }}
        getEmblaApi={keepEmbla}
        onKeyDown={move}
        withKeyboardEvents={false}
        withControls={slides.length > perView.small}
        previousControlProps={{ 'aria-label': word('previous'), ...asleep }}
        nextControlProps={{ 'aria-label': word('next'), ...asleep }}
      >
        {slides.map((slide, index) => (
          <Carousel.Slide key={index} aria-label={word('slideOf', { n: index + 1, count: slides.length })} inert={inView !== undefined && !inView.includes(index)}>
            <Words {...slide} perView={perView} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <p className="visually-hidden" role="status">
        {movedTo && word('slideOf', { n: movedTo, count: slides.length })}
      </p>
    </>
  )
}
