// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { findProse } from './prose'
import { findReferences, findUnreceived, isOutside } from './references'
import { findSecrets, type Secret } from './secrets'

export type Kind = 'html' | 'react' | 'server' | 'markdown' | 'script' | 'text' | 'empty'

export interface Inspection {
  kind: Kind
  title: string
  /** Size of the snippet in bytes, as UTF-8. */
  bytes: number
  /** The number of files that are published. */
  files: number
  /** External URLs that the page loads. */
  outside: string[]
  /** Packages to install. */
  packages: string[]
  /** Files that the snippet refers to but does not contain. */
  missing: string[]
  /** Where a form is sent that nobody receives. */
  unreceived: string | undefined
  /** Hooks and components that a React component uses, but neither imports nor defines. */
  unknown: string[]
  secrets: Secret[]
  /** The line of a sentence that stands outside of the code, counted from 1. */
  prose: number | undefined
  /** The part of the snippet that is read. */
  code: string
  /** The number of its blocks of code, of which the first is read; 0 where it is code as a whole. */
  blocks: number
}

/**
 * The code in the answer of an assistant, which has it between ``` marks, or from its first tag on, and words of its own
 * around it. What is before it becomes blank, so that places stay the same. Markdown with a heading is the page itself.
 */
function codeIn(text: string): string {
  const [, before = '', code] =
    /^([\s\S]*?```\w*\n)([\s\S]*?)(?:```|$)/.exec(text) ??
    /^([^<{};=]*)(?=<)(?<=^\s*|\n\s*)(<(?!(?:a|b|i|em|strong|span)\b)[a-z!][\s\S]*?(?:<\/html>|$))/i.exec(text) ??
    []
  return code === undefined || /^#/m.test(text) ? text : before.replace(/[^\n]/g, ' ') + code
}

/** The title of a snippet that has none: its address is made from it, and its page doesn't show it. */
export const untitled = 'My page'

/** Rules for the kind; the first that matches decides. */
const rules: readonly [Kind, RegExp][] = [
  ['server', /<\?(?:php|=)/],
  ['html', /<!doctype html|<html[\s>]/i],
  // Imports React, returns markup, or is a component of Vue.
  [
    'react',
    /\bfrom\s+['"]react['"]|(?:\bfunction\s+[A-Z]|=>)[\s\S]*\breturn\s*\(?\s*<[\w>]|=>\s*\(?\s*<[\w>]|^\s*<template>|<script setup/,
  ],
  ['server', /(?:require\(|\bfrom\s+)['"](?:express|fastify|hono|koa|node:http|http)['"]/],
  [
    'server',
    /^(?:from\s+[\w.]+\s+import\s|import\s+[\w.]+(?:\s+as\s+\w+)?\s*$|def\s+\w+\(.*\).*:\s*$|\s*print\(.*\)\s*$)/m,
  ],
  ['html', /^\s*<(?:[a-z][\w-]*[\s>/]|!--)/i],
  ['markdown', /^\s*#{1,6}\s+\S/m],
  ['script', /\b(?:const|let|var)\s+\w+\s*=|\bfunction\s+\w*\s*\(|=>|\bdocument\.|\bconsole\./],
  ['html', /<\/[a-z]/i],
]

/** Inspects a snippet by rules: kind, size, files and references. */
export function inspect(text: string): Inspection {
  const code = codeIn(text)
  const isWhole = code.trim() === text.trim()
  const kind = code.trim() === '' ? 'empty' : (rules.find(([, pattern]) => pattern.test(code))?.[0] ?? 'text')
  const title = findTitle(code, kind)
  const unreceived = findUnreceived(code)
  const named = findReferences(code, kind === 'html' || kind === 'markdown')
  return {
    kind,
    code,
    blocks: isWhole ? 0 : Math.ceil((text.match(/^```/gm)?.length ?? 1) / 2),
    title,
    bytes: new TextEncoder().encode(code).length,
    files: kind === 'react' ? 3 : kind === 'script' ? 2 : 1,
    outside: named.filter(isOutside),
    packages: findPackages(code, kind),
    missing: named.filter(
      address =>
        address !== unreceived &&
        !/^(?:[a-z]+:|\/\/|#)/i.test(address) &&
        /\.[a-z]\w*(?:[?#]|$)|^(?:\.{1,2}|[@~])\//i.test(address),
    ),
    unreceived,
    unknown: kind === 'react' ? findUnknown(code) : [],
    secrets: findSecrets(code),
    prose: /react|script/.test(kind) ? findProse(code) : undefined,
  }
}

/** A slug for a URL: lower-case letters, digits and hyphens, at most 40 characters. */
export function slugify(title: string): string {
  const plain = title.replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-')
  return slug.replace(/^-/, '').slice(0, 40).replace(/-$/, '') || 'my-page'
}

function findPackages(code: string, kind: Kind): string[] {
  if (kind !== 'react') return []
  const names = [...code.matchAll(/(?:\bfrom\s+|\bimport\s+)['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g)]
  return [...new Set(names.map(([, name = '']) => name))].filter(name => !/^https?$/.test(name))
}

function findUnknown(code: string): string[] {
  const used = [...code.matchAll(/(?<![.\w])(use[A-Z]\w*)[(<]|(?<!\w)<([A-Z]\w+)/g)].map(
    ([, hook, tag = '']) => hook ?? tag,
  )
  const isKnown = (name: string) =>
    new RegExp(`\\b(?:import|const|let|var|function|class)\\s[^;=()\\n]*\\b${name}\\b|[{,:]\\s*${name}\\s*[,}=]`).test(
      code,
    )
  return [...new Set(used)].filter(name => !isKnown(name))
}

function findTitle(code: string, kind: Kind): string {
  const found =
    /<title>([^<{]+)<\/title>/i.exec(code) ??
    /<h1[^>]*>([^<{]+)<\/h1>/i.exec(code) ??
    (kind === 'markdown' ? /^\s*#+\s+(.+)$/m.exec(code) : null)
  if (found?.[1]?.trim()) return found[1].trim()
  const component = /\b(?:function|const(?=\s+\w+\s*=\s*\())\s+([A-Z]\w*)/.exec(code)?.[1]
  return component ? component.replace(/([a-z\d])([A-Z])/g, '$1 $2') : untitled
}
