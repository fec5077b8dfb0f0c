import type { EndpointKey } from '../../config/contract/endpoint';

/** Parts of operations that a check did not try. */
export class LeftOut {
  private readonly groups = new Map<
    string,
    { what: string; why: string; parts: Map<EndpointKey, Set<string>> }
  >();

  /** Adds a part of an operation: `Filters`, `the list is empty`, the operation, `state`. */
  add(what: string, why: string, key: EndpointKey, part: string): void {
    const id = `${what}\n${why}`;
    const known = this.groups.get(id) ?? { what, why, parts: new Map<EndpointKey, Set<string>>() };
    this.groups.set(id, known);
    known.parts.set(key, (known.parts.get(key) ?? new Set()).add(part));
  }

  /** Removes all parts of an operation. */
  remove(what: string, key: EndpointKey): void {
    for (const group of this.groups.values()) if (group.what === what) group.parts.delete(key);
  }

  has(what: string, key: EndpointKey, part: string): boolean {
    return [...this.groups.values()].some((each) => each.what === what && each.parts.get(key)?.has(part));
  }

  /** One sentence for each reason, without some operations. */
  sentences(isMeant: (key: EndpointKey) => boolean): string[] {
    return [...this.groups.values()].flatMap(({ what, why, parts }) => {
      const items = [...parts].filter(([key]) => isMeant(key));
      const texts = items.map(([key, names]) => [key, [...names].join(', ')].filter(Boolean).join(' '));
      return texts.length > 0 ? [`${what}, because ${why}: ${texts.join('; ')}.`] : [];
    });
  }
}
