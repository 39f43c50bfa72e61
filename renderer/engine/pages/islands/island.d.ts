import { type ComponentType, type FunctionComponent } from 'react';
/**
 * When an island is hydrated: on first use, or earlier when it is scrolled into view, when a media query matches, or
 * when the page's URL has one of these parameters (`?category&status`).
 */
export type Wake = 'use' | 'visible' | `(${string})` | `?${string}`;
/** The exports of a `Name.island.tsx`: the component, and when it is hydrated. */
export interface IslandModule<Props extends object> {
    default: ComponentType<Props>;
    wake: Wake;
}
/**
 * The server component of an island: renders it as HTML with what the browser needs to hydrate it. Children are
 * rendered on the server only. Throws when `Name.island.tsx` does not exist and, on rendering, when a prop is not plain
 * JSON.
 */
export declare function island<Props extends object>(name: string, module: IslandModule<Props>): FunctionComponent<Props>;
