import * as v from 'valibot';
import { startOfMonth } from '../../../src/domain/calendar';
import { dateFormat, dateText } from '../../../src/domain/intlFormats';
import type messages from '../../data/messages.json';
import { isoTime } from '../clock';
import { lazy, readJson, textSchema } from '../content';
import type { Language, Text } from '../text';

/** Something that a message tells: a key of messages.json. */
export type MessageEvent = keyof typeof messages;

const messageTexts = lazy(
  () =>
    readJson(
      'messages.json',
      v.record(v.string(), v.strictObject({ title: textSchema, body: textSchema })),
    ) as Record<MessageEvent, { title: Text; body: Text }>,
);

/** The title and body of a message in both languages. Throws an Error for a parameter without a value. */
export function messageText(event: MessageEvent, values: Record<string, Text> = {}) {
  const { title, body } = messageTexts()[event];
  return { title: fill(title, values), body: fill(body, values) };
}

function fill(text: Text, values: Record<string, Text>): Text {
  const fillIn = (language: Language) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A message has no ${name}`);
      return value[language];
    });
  return { zh: fillIn('zh'), en: fillIn('en') };
}

const inBoth = (write: (locale: string) => string): Text => ({ zh: write('zh-CN'), en: write('en-US') });

/** A day in China's time zone. */
export const dayText = (at: number): Text => inBoth((locale) => dateText(locale, isoTime(at)));

/** An accounting month, `2026-11`, by its name. */
export const monthText = (month: string): Text =>
  inBoth((locale) => dateFormat(locale, { year: 'numeric', month: 'long' }).format(startOfMonth(month) ?? 0));

/** A minute in China's time zone. */
export const timeText = (at: number): Text =>
  inBoth((locale) => dateText(locale, isoTime(at), { withTime: true }));

export const numberText = (number: number): Text => inBoth((locale) => number.toLocaleString(locale));

export const percentText = (percent: number): Text => ({ zh: `${percent}%`, en: `${percent}%` });
