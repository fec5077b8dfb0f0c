/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Keys that type no character, by the name that the DOM gives them. */
export type NamedKey =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Backspace'
  | 'Control'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift'
  | 'Tab';

/** A running browser with one window, and what its user and a test do there. `Visitor` makes steps of a walk of it. */
export interface Engine {
  /** Runs an expression in the page and resolves with its value, or that of its promise. */
  run: (expression: string) => Promise<unknown>;
  click: (point: Point) => Promise<void>;
  /** Presses the button at the first place and moves with it to the second one. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Types each character by a key of its own. */
  type: (text: string) => Promise<void>;
  /** Presses the key of a name or a character, while a modifier is held. */
  press: (key: string, modifier?: 'Control' | 'Shift') => Promise<void>;
  /** Chooses a file of this machine for the field that a selector finds. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  /** Changes the size of the page within the window. */
  resize: (size: Size) => Promise<void>;
  /** Takes a picture of the window, as PNG. */
  takePicture: () => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

/** What a user has told the system about motion. */
export type Motion = 'reduce' | 'no-preference';

/** An engine that the tests know. */
export interface EngineKind {
  name: string;
  isInstalled: () => boolean;
  launch: (motion: Motion) => Promise<Engine>;
}

/** Size of the page when an engine has been launched. */
export const VIEWPORT: Size = { width: 1440, height: 900 };
