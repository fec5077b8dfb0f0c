import { companyData } from './categories/companyData';
import { maps } from './categories/maps';
import { speech } from './categories/speech';
import { textMessages } from './categories/textMessages';
import { textRecognition } from './categories/textRecognition';
import { translation } from './categories/translation';
import type { Category } from './compose';

/** The leaves of the market's columns (see ../columns.ts) with their services, in the order of the columns. */
export const CATEGORIES: Category[] = [textRecognition, speech, translation, companyData, maps, textMessages];
