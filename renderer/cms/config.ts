import type { Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { formsOf, labelOf } from '@proofsheet/studio/forms/field-form'
import type { FieldForm } from '@proofsheet/studio/source-types'
import { type Cms, type CmsField, toCmsField } from './fields'

/** The inputs of a configuration. */
export interface ConfigInput {
  site: Pick<SiteDefinition, 'settings' | 'collections'>
  /** The JSON Schemas of content/types. */
  definitions: Definitions
  cms: Cms
  /** The store of the files: `{ name: 'github', repo, branch }`. */
  backend: Record<string, unknown>
}

/**
 * The configuration of a CMS: a collection for each of the site, whose fields have the labels, sentences, choices and
 * limits of the types.
 */
export function cmsConfig({ site, definitions, cms, backend }: ConfigInput): Record<string, unknown> {
  const titles = Object.fromEntries(
    Object.entries(site.collections).map(([name, { type }]) => [name, titleOf(definitions[type]?.properties ?? {})]),
  )
  const toField = (form: FieldForm) => toCmsField(form, { cms, titles })
  return {
    backend,
    site_url: site.settings.origin,
    media_folder: 'content/media',
    public_folder: '/media',
    // Without it, Sveltia CMS writes `field: ""` for each field that a writer leaves empty.
    output: cms === 'sveltia' ? { omit_empty_optional_fields: true } : undefined,
    collections: Object.entries(site.collections).map(([name, { noun, type }]) => ({
      name,
      label: labelOf(name),
      label_singular: labelOf(noun),
      folder: `content/${name}`,
      extension: 'mdx',
      format: 'yaml-frontmatter',
      create: true,
      identifier_field: titles[name],
      slug: `{{${titles[name]}}}`,
      fields: [...formsOf(definitions[type] ?? {}, definitions).map(toField), body],
    })),
  }
}

/** The text of a page. It is edited as it is written: the editors for formatted text would rewrite its components. */
const body: CmsField = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: false,
  hint: 'Markdown and components.',
}

/** The field that names an entity: both programs use it in lists, and for the name of a new file. */
function titleOf(properties: object): string {
  const names = Object.keys(properties)
  return ['title', 'name'].find(name => names.includes(name)) ?? names[0] ?? 'title'
}
