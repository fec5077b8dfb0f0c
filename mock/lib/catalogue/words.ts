/** The texts of one service in one language; prices and limits stand in its offer. */
export interface ServiceWords {
  title: string;
  summary: string;
  tags: string[];
  /** What it is: the first paragraphs of the description, Markdown. */
  about: string;
  /** For whom it is. */
  audience: string[];
  /** What it does. */
  points: string[];
  /** Specification rows: label and value. */
  rows: [label: string, value: string][];
  faq: [question: string, answer: string][];
  /** Name and features by plan. */
  plans: Record<string, [name: string, ...features: string[]]>;
  /** By spec: the label of a switch, label and unit of a number, label and options of a choice. */
  specs?: Record<string, string | [label: string, unitOrOptions: string | Record<string, string>]>;
}

/** What the services of a category have in common, and their own texts by `serviceId`. */
export interface CategoryWords {
  headings: { audience: string; points: string; steps: string; support: string };
  /** How it works, step by step. */
  steps: string[];
  support: string;
  rows: [label: string, value: string][];
  faq: [question: string, answer: string][];
  services: Record<string, ServiceWords>;
}
