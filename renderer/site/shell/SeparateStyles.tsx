import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import { fileOf } from '../styles/separate-names'

/** The link to a style sheet that is a file of its own. */
export function SeparateStyles({ name }: { name: string }) {
  const published = import.meta.env.PROD ? import.meta.env.SEPARATE_STYLES[name]?.path : undefined
  return (
    <link
      rel="stylesheet"
      media={name === 'print' ? 'print' : undefined}
      href={withBasePath(published ?? `/${fileOf(name)}`)}
    />
  )
}
