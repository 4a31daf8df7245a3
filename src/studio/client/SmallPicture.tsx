import { useEffect, useState } from 'react'
import { getPicture } from './api'
import { useStudio } from './useStudio'

/** A picture of media/, made small by the server. */
export function SmallPicture({ path }: { path: string }) {
  const { mediaTurn } = useStudio()
  const [address, setAddress] = useState('')
  useEffect(() => {
    let own = ''
    getPicture(path).then(
      (blob) => {
        own = URL.createObjectURL(blob)
        setAddress(own)
      },
      () => {},
    )
    return () => URL.revokeObjectURL(own)
  }, [path, mediaTurn])
  return <span className="picture">{address && <img src={address} alt="" />}</span>
}
