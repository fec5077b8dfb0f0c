import { bookkeeping } from './categories/bookkeeping';
import { cloudMigration } from './categories/cloudMigration';
import { companyData } from './categories/companyData';
import { contentWriting } from './categories/contentWriting';
import { contracts } from './categories/contracts';
import { identity } from './categories/identity';
import { mail } from './categories/mail';
import { maps } from './categories/maps';
import { meetings } from './categories/meetings';
import { monitoring } from './categories/monitoring';
import { shopOperations } from './categories/shopOperations';
import { signatures } from './categories/signatures';
import { speech } from './categories/speech';
import { textMessages } from './categories/textMessages';
import { textRecognition } from './categories/textRecognition';
import { translation } from './categories/translation';
import { vulnerability } from './categories/vulnerability';
import type { Category } from './compose';

/** The leaves of the market's columns (see ../columns.ts) with their services, in the order of the columns. */
export const CATEGORIES: Category[] = [
  textRecognition,
  speech,
  translation,
  companyData,
  maps,
  textMessages,
  mail,
  identity,
  vulnerability,
  signatures,
  meetings,
  bookkeeping,
  contracts,
  shopOperations,
  contentWriting,
  monitoring,
  cloudMigration,
];
