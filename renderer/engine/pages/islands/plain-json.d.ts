/** Serializes a value as JSON for an attribute. Throws, naming the path, when a part of it would not survive that. */
export declare function toPlainJson(value: object, where: string): string;
