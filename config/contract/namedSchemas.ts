import type * as v from 'valibot';
import * as account from '../../src/domain/account';
import * as accountBinding from '../../src/domain/accountBinding';
import * as agreement from '../../src/domain/agreement';
import * as analysis from '../../src/domain/analysis';
import * as announcement from '../../src/domain/announcement';
import * as avatar from '../../src/domain/avatar';
import * as certification from '../../src/domain/certification';
import * as charge from '../../src/domain/charge';
import * as column from '../../src/domain/column';
import * as consoleAccess from '../../src/domain/consoleAccess';
import * as consoleAccount from '../../src/domain/consoleAccount';
import * as consoleSearch from '../../src/domain/consoleSearch';
import * as consoleTask from '../../src/domain/consoleTask';
import * as diagram from '../../src/domain/diagram';
import * as editorDocument from '../../src/domain/editorDocument';
import * as goal from '../../src/domain/goal';
import * as instance from '../../src/domain/instance';
import * as invoice from '../../src/domain/invoice';
import * as login from '../../src/domain/login';
import * as mindMap from '../../src/domain/mindMap';
import * as money from '../../src/domain/money';
import * as monitor from '../../src/domain/monitor';
import * as notification from '../../src/domain/notification';
import * as oldOrder from '../../src/domain/oldOrder';
import * as order from '../../src/domain/order';
import * as person from '../../src/domain/person';
import * as phoneChange from '../../src/domain/phoneChange';
import * as process from '../../src/domain/process';
import * as profile from '../../src/domain/profile';
import * as quote from '../../src/domain/quote';
import * as refund from '../../src/domain/refund';
import * as returnSheet from '../../src/domain/returnSheet';
import * as rule from '../../src/domain/rule';
import * as ruleApproval from '../../src/domain/ruleApproval';
import * as ruleForm from '../../src/domain/ruleForm';
import * as security from '../../src/domain/security';
import * as selection from '../../src/domain/selection';
import * as service from '../../src/domain/service';
import * as serviceTemplate from '../../src/domain/serviceTemplate';
import * as smsCode from '../../src/domain/smsCode';
import * as submission from '../../src/domain/submission';
import * as topUp from '../../src/domain/topUp';
import * as transfer from '../../src/domain/transfer';
import * as warehouse from '../../src/domain/warehouse';
import * as workplace from '../../src/domain/workplace';

/** The modules of the domain whose schemas have a name of their own in the document. A missing one only costs names. */
const MODULES: Readonly<Record<string, Record<string, unknown>>> = {
  account,
  agreement,
  analysis,
  announcement,
  certification,
  charge,
  column,
  consoleAccess,
  consoleSearch,
  consoleTask,
  diagram,
  editorDocument,
  goal,
  instance,
  invoice,
  login,
  mindMap,
  money,
  monitor,
  oldOrder,
  order,
  person,
  phoneChange,
  process,
  profile,
  quote,
  refund,
  returnSheet,
  rule,
  ruleApproval,
  ruleForm,
  security,
  selection,
  service,
  serviceTemplate,
  smsCode,
  submission,
  topUp,
  transfer,
  warehouse,
  workplace,
  notification,
  consoleAccount,
  avatar,
  accountBinding,
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A schema of the domain under its name in the document: `orderSummarySchema` is `OrderSummary`. */
export interface NamedSchema {
  name: string;
  schema: v.GenericSchema;
  /** Where it stands: `src/domain/<module>.ts`, and how it is called there. */
  module: string;
  exported: string;
}

/**
 * The domain's exported schemas. One that is exported twice keeps its first name; where two modules have one name, the
 * second is called after its module too.
 */
export const NAMED_SCHEMAS: readonly NamedSchema[] = collect();

function collect(): NamedSchema[] {
  const found: NamedSchema[] = [];
  for (const [module, exports] of Object.entries(MODULES)) {
    for (const [exported, schema] of Object.entries(exports)) {
      if (!exported.endsWith('Schema') || !isSchema(schema)) continue;
      if (found.some((named) => named.schema === schema)) continue;
      const short = capitalized(exported.replace(/Schema$/, ''));
      const taken = found.some(({ name }) => name === short);
      found.push({ name: taken ? capitalized(module) + short : short, schema, module, exported });
    }
  }
  return found;
}
