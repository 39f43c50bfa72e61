/** One folder below `content/`: the type of its files and the URLs of their pages. */
export interface Collection {
    /** The interface in `content/types` that the frontmatter must match. */
    type: string;
    /** The noun for one of its entities in messages, for example "article". */
    noun: string;
    /** The URL prefix of its entities, with a slash at both ends. */
    base: string;
    /** Fields that must be unique within the collection. */
    unique?: readonly string[];
    /** Whether a slug may hold capital letters. */
    capitals?: boolean;
    /** Whether its entities have `tags`, each with a page at `<base>tag/<tag>/` that lists them. */
    tags?: boolean;
    /**
     * How many entities one page of its lists shows. Further ones are on pages at `<base>page/<number>/` and
     * `<base>tag/<tag>/page/<number>/`. Where it is absent, the list at the base is not divided, and those of tags show 20.
     */
    perPage?: number;
    /**
     * Publishes its newest entities in the site's feeds, 20 where `newest` doesn't say how many. `since` is the year of
     * the first one; permanent feed IDs contain it.
     */
    feed?: {
        since: number;
        newest?: number;
    };
    /**
     * The section of llms.txt that lists its pages, and its position among the sections. Without one they are not listed.
     */
    section?: {
        heading: string;
        order: number;
    };
    /** The anchors that its layout adds to those of the headings. */
    anchors?: readonly string[];
}
/** A collection together with the type of its frontmatter. */
export interface CollectionOf<Shape> extends Collection {
    /** Never set: it carries the type. */
    readonly shape?: Shape;
}
/** Returns a collection unchanged, with the type of its frontmatter: `defineCollection<Post>({ type: 'Post', … })`. */
export declare function defineCollection<Shape>(collection: Collection): CollectionOf<Shape>;
/** The URL of an entity; the file `index` gets the collection's base itself. Nothing else builds these URLs. */
export declare function entityUrl({ base }: Pick<Collection, 'base'>, slug: string): string;
/** The URL segment of a tag, as `toAnchor` makes it; letters of any script are left as they are. */
export declare function tagSlug(tag: string): string;
/** The URL of the page that lists the entities with a tag. */
export declare function tagUrl({ base }: Pick<Collection, 'base'>, tag: string): string;
/**
 * The largest length of a slug, in characters and in bytes of UTF-8. File systems take names of 255 bytes; endings and
 * temporary names come on top.
 */
export declare const maxSlugLength = 100;
/** Whether a slug is short enough to be the name of a file. */
export declare function isSlugLength(text: string): boolean;
/** Whether a file of the collection may have this name. */
export declare function isSlug({ capitals }: Pick<Collection, 'capitals'>, text: string): boolean;
/** Turns a text into a valid slug. */
export declare function toSlug(text: string): string;
