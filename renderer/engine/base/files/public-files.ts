import { cpSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files'
import { fitsPlace, placeOf } from './places'

/** The files of `public/` that are published, as paths below it. Links and files of other kinds are not. */
export function publicFiles(root: string): string[] {
  return listFiles(root, 'public')
    .filter(file => {
      const place = placeOf(file, {})
      return place && fitsPlace(file, place)
    })
    .map(file => file.slice('public/'.length))
}

/** Copies the published files of `public/` into a folder. */
export function copyPublic(root: string, folder: string): void {
  for (const file of publicFiles(root)) cpSync(join(root, 'public', file), join(folder, file))
}

/** Whether a path below `public/` names something there that is not published: a link, a pipe, a program. */
export function isWithheld(root: string, path: string): boolean {
  const found = lstatSync(join(root, 'public', path), { throwIfNoEntry: false })
  return found !== undefined && !found.isDirectory() && !publicFiles(root).includes(path)
}
