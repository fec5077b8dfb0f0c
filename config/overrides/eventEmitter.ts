type Listener = (...values: unknown[]) => void;

/** What Umi's locale module needs of the package `event-emitter`, which brings 2 KB of polyfills to every page. */
export default class EventEmitter {
  private readonly listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    this.listeners.set(name, new Set([...(this.listeners.get(name) ?? []), listener]));
  }

  off(name: string, listener: Listener): void {
    const others = [...(this.listeners.get(name) ?? [])].filter((other) => other !== listener);
    this.listeners.set(name, new Set(others));
  }

  emit(name: string, ...values: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...values);
  }
}
