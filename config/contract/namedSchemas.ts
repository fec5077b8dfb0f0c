import type * as v from 'valibot';
import * as account from '../../src/domain/account/account';
import * as accountBinding from '../../src/domain/account/accountBinding';
import * as avatar from '../../src/domain/account/avatar';
import * as login from '../../src/domain/account/login';
import * as notification from '../../src/domain/account/notification';
import * as phoneChange from '../../src/domain/account/phoneChange';
import * as profile from '../../src/domain/account/profile';
import * as security from '../../src/domain/account/security';
import * as smsCode from '../../src/domain/account/smsCode';
import * as selection from '../../src/domain/catalog/selection';
import * as service from '../../src/domain/catalog/service';
import * as certification from '../../src/domain/certification/certification';
import * as analysis from '../../src/domain/console/analysis';
import * as consoleAccess from '../../src/domain/console/consoleAccess';
import * as consoleAccount from '../../src/domain/console/consoleAccount';
import * as consoleSearch from '../../src/domain/console/consoleSearch';
import * as consoleTask from '../../src/domain/console/consoleTask';
import * as goal from '../../src/domain/console/goal';
import * as monitor from '../../src/domain/console/monitor';
import * as person from '../../src/domain/console/person';
import * as process from '../../src/domain/console/process';
import * as returnSheet from '../../src/domain/console/returnSheet';
import * as serviceTemplate from '../../src/domain/console/serviceTemplate';
import * as submission from '../../src/domain/console/submission';
import * as transfer from '../../src/domain/console/transfer';
import * as warehouse from '../../src/domain/console/warehouse';
import * as workplace from '../../src/domain/console/workplace';
import * as agreement from '../../src/domain/content/agreement';
import * as announcement from '../../src/domain/content/announcement';
import * as column from '../../src/domain/content/column';
import * as diagram from '../../src/domain/editor/diagram';
import * as editorDocument from '../../src/domain/editor/editorDocument';
import * as mindMap from '../../src/domain/editor/mindMap';
import * as instance from '../../src/domain/instance/instance';
import * as charge from '../../src/domain/money/charge';
import * as money from '../../src/domain/money/money';
import * as topUp from '../../src/domain/money/topUp';
import * as invoice from '../../src/domain/order/invoice';
import * as oldOrder from '../../src/domain/order/oldOrder';
import * as order from '../../src/domain/order/order';
import * as quote from '../../src/domain/order/quote';
import * as refund from '../../src/domain/order/refund';
import * as rule from '../../src/domain/rule/rule';
import * as ruleApproval from '../../src/domain/rule/ruleApproval';
import * as ruleForm from '../../src/domain/rule/ruleForm';

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
  /** The domain's module that exports it, and under which name. */
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
