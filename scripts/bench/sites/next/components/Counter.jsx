'use client'

export { default as Counter } from './Counter.island'
