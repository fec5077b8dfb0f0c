import type { Category } from './compose';
import { textRecognitionInEnglish } from './en/textRecognition';
import { textRecognitionOffers } from './offers/textRecognition';
import { textRecognitionInChinese } from './zh/textRecognition';

/** The leaves of the market's columns (see ../columns.ts) with their services. */
export const CATEGORIES: Category[] = [
  {
    columnId: '10101',
    offers: textRecognitionOffers,
    zh: textRecognitionInChinese,
    en: textRecognitionInEnglish,
  },
];
