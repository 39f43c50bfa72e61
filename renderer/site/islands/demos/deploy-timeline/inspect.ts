// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { findProse } from './prose'
import { findReferences, isOutside } from './references'
import { findSecrets, type Secret } from './secrets'

export type Kind = 'html' | 'react' | 'server' | 'python' | 'markdown' | 'script' | 'text' | 'empty'

export interface Inspection {
  kind: Kind
  /** The evidence for the kind. */
  because: string
  title: string
  /** Size of the snippet in bytes, as UTF-8. */
  bytes: number
  /** The files that are published. */
  files: string[]
  /** External URLs that the page loads. */
  outside: string[]
  /** Packages to install. */
  packages: string[]
  /** Files that the snippet refers to but does not contain. */
  missing: string[]
  /** Hooks and components that a React component uses, but neither imports nor defines. */
  unknown: string[]
  secrets: Secret[]
  /** The line of a sentence that stands outside of the code, counted from 1. */
  prose: number | undefined
  /** What is read of the snippet, and whether that is only the part between the marks of a block of code. */
  code: string
  isBlock: boolean
}

/**
 * The code in the answer of an assistant, which has it between ``` marks and words of its own around it. What is before it
 * becomes blank, so that places stay the same. Markdown with a heading is the page itself.
 */
function codeIn(text: string): string {
  const [, before = '', code] = /^([\s\S]*?```\w*\n)([\s\S]*?)(?:```|$)/.exec(text) ?? []
  return code === undefined || /^#/m.test(text) ? text : before.replace(/[^\n]/g, ' ') + code
}

/** The title of a snippet that has none: its address is made from it, and its page doesn't show it. */
export const untitled = 'My page'

/** Rules for the kind; the first that matches decides. */
const rules: readonly [Kind, RegExp, string][] = [
  ['html', /<!doctype html/i, 'it has a doctype'],
  ['html', /<html[\s>]/i, 'it has an <html> element'],
  ['react', /\bfrom\s+['"]react['"]/, 'it imports react'],
  ['react', /(?:\bfunction\s+[A-Z]|=>)[\s\S]*\breturn\s*\(?\s*<[\w>]|=>\s*\(?\s*<[\w>]/, 'a function returns markup'],
  ['react', /^\s*<template>|<script setup/, 'it is a component of Vue'],
  ['server', /(?:require\(|\bfrom\s+)['"](?:express|fastify|hono|koa|node:http|http)['"]/, 'it starts a web server'],
  [
    'python',
    /^(?:from\s+[\w.]+\s+import\s|import\s+[\w.]+(?:\s+as\s+\w+)?\s*$|def\s+\w+\(.*\).*:\s*$|\s*print\(.*\)\s*$)/m,
    'it imports or defines as Python does',
  ],
  ['html', /^\s*<[a-z][\w-]*[\s>/]/i, 'it begins with an element'],
  ['markdown', /^\s*#{1,6}\s+\S/m, 'it has a # heading'],
  [
    'script',
    /\b(?:const|let|var)\s+\w+\s*=|\bfunction\s+\w*\s*\(|=>|\bdocument\.|\bconsole\./,
    'it has statements of JavaScript',
  ],
]

/** Modules of Python's standard library that snippets often import. */
const withPython = /^(?:os|sys|re|json|math|time|datetime|random|csv|pathlib|typing|collections|itertools|urllib|http)$/

/** Inspects a snippet by rules: kind, size, files and references. */
export function inspect(text: string): Inspection {
  const code = codeIn(text)
  const rule = rules.find(([, pattern]) => pattern.test(code))
  const kind = code.trim() === '' ? 'empty' : (rule?.[0] ?? 'text')
  const title = findTitle(code, kind)
  const named = findReferences(code, kind === 'html' || kind === 'markdown')
  return {
    kind,
    code,
    isBlock: code !== text,
    because: rule?.[2] ?? 'no rule for code fits',
    title,
    bytes: new TextEncoder().encode(code).length,
    files: filesOf(kind, title),
    outside: named.filter(isOutside),
    packages: findPackages(code, kind),
    missing: named.filter(address => !/^(?:[a-z]+:|\/\/|#)/i.test(address) && /\.[a-z]+$|^\.{1,2}\//i.test(address)),
    unknown: kind === 'react' ? findUnknown(code) : [],
    secrets: findSecrets(code),
    // Around a page, an assistant says something too.
    prose:
      kind === 'html' && /^\s*[^<\s]/.test(code)
        ? 1
        : /^(?:react|server|script|python)$/.test(kind)
          ? findProse(code)
          : undefined,
  }
}

/** A slug for a URL: lower-case letters, digits and hyphens, at most 40 characters. */
export function slugify(title: string): string {
  const plain = title.replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-')
  return slug.slice(0, 41).replace(/^-+/, '').slice(0, 40).replace(/-+$/, '') || 'my-page'
}

/** The URL of a snippet, from its title. */
export function addressOf(title: string): string {
  return `https://${slugify(title)}.deployit.example/`
}

function findPackages(code: string, kind: Kind): string[] {
  if (kind === 'python') {
    const names = [...code.matchAll(/^\s*(?:from|import)\s+(\w+)/gm)].map(([, name = '']) => name)
    return [...new Set(names)].filter(name => !withPython.test(name))
  }
  if (kind !== 'react' && kind !== 'server') return []
  const names = [...code.matchAll(/(?:\bfrom\s+|\brequire\(\s*|\bimport\s+)['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g)]
  return [...new Set(names.map(([, name = '']) => name))].filter(name => !/^(?:https?|node|http)$/.test(name))
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
    (kind === 'markdown' ? /^\s*#+\s+(.+)$/m.exec(code) : null) ??
    (kind === 'python'
      ? (/\btitle\(\s*["'](.+?)["']/.exec(code) ?? /^\s*(?:#|""")\s*(.+?)\s*(?:""")?$/m.exec(code))
      : null)
  if (found?.[1]?.trim()) return found[1].trim()
  const component = /\b(?:function|const(?=\s+\w+\s*=\s*\())\s+([A-Z]\w*)/.exec(code)?.[1]
  return component ? component.replace(/([a-z\d])([A-Z])/g, '$1 $2') : untitled
}

function filesOf(kind: Kind, title: string): string[] {
  if (kind === 'react') return ['index.html', 'main.jsx', `${slugify(title)}.jsx`]
  if (kind === 'server') return ['server.js', 'package.json']
  if (kind === 'python') return ['app.py', 'requirements.txt']
  if (kind === 'script') return ['index.html', 'script.js']
  return kind === 'empty' ? [] : ['index.html']
}
