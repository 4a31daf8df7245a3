import type { Site } from '../site/schema/site'

type Settings = Site['settings']

/** Whether visitors can close the notice. */
export function isClosable({ notice }: Settings): boolean {
  return notice?.closable === true && notice.text !== undefined
}

/** By what a browser remembers that a notice was closed: one that says something else is another one. */
export function noticeKey({ notice }: Settings): string {
  let key = 0
  for (const character of JSON.stringify([notice?.text, notice?.link])) key = (Math.imul(key, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (key >>> 0).toString(36)
}

/**
 * Hides a notice that was closed before, and closes it. It stands in the head of the page itself: from elsewhere it would come after
 * the page is painted, which would then move.
 */
export const closeScript = [
  '(e=>{let t=e.dataset,s;',
  'try{s=localStorage}catch{}',
  'if(s?.notice===t.notice)t.closed="";',
  'addEventListener("click",o=>{if(o.target.closest?.("[data-close]")){',
  't.closed="";try{s.notice=t.notice}catch{}',
  'document.querySelector("main")?.focus({preventScroll:true})',
  '}})})(document.documentElement)',
].join('')

/** By what the policy of a page allows this script and no other. */
export const closeScriptHash = "'sha256-yJItiCOtCX3p3IhYZrZ1pfQFhMN5rOOd4U42oStnMSs='"
