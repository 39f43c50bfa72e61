// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import { ask } from '../requests'

/** Puts a picture into `content/media`, under a name like its own. Gives its path; throws why not. */
export async function uploadPicture(picture: File): Promise<string> {
  const result = await ask('media', picture, `?${new URLSearchParams({ name: picture.name })}`)
  if (result.type === 'refused') throw new Error(result.reason)
  return result.file
}

/** Adds the way to a picture of this computer to the control of a picture. Gives the function that takes a file. */
export function addUpload(box: HTMLElement, input: HTMLInputElement): (picture: File) => void {
  const upload = element('input', '', [])
  upload.type = 'file'
  upload.accept = 'image/*'
  const message = element('p', 'quiet', [])
  message.setAttribute('role', 'status')
  box.append(element('label', '', ['A file of this computer', upload]), message)
  const take = (picture: File) => {
    message.textContent = `${picture.name} is copied to content/media …`
    uploadPicture(picture)
      .then(path => {
        message.textContent = `It is ${path} now.`
        input.value = path
        input.dispatchEvent(new Event('input', { bubbles: true }))
      })
      .catch((error: Error) => {
        message.textContent = error.message
      })
  }
  // The card takes the path, not the choice of a file, for a change.
  upload.addEventListener('input', event => event.stopPropagation())
  upload.addEventListener('change', event => {
    event.stopPropagation()
    const [picture] = upload.files ?? []
    if (picture) take(picture)
  })
  return take
}
