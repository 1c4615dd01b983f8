import { words } from '../../../app/desk/words'
import { codesInPicture } from '../../../app/games/share'

/** Reads codes from pictures, where there is no camera; `told` gets what is wrong with one. */
export function Picture({
  told,
  seen,
}: {
  told: (text: string | undefined) => void
  seen: (text: string) => unknown
}) {
  const { share } = words.value
  const take = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // So that the same file can be chosen again.
    input.value = ''
    told(undefined)
    for (const file of files) {
      const texts = await codesInPicture(file)
      if (!texts) told(share.noPicture)
      else if (texts.length === 0) told(share.noCode)
      else for (const text of texts) await seen(text)
    }
  }
  return (
    <label class="button file">
      {share.picture}
      <input type="file" accept="image/*" multiple onChange={event => void take(event.currentTarget)} />
    </label>
  )
}
