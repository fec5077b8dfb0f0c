import {
  copyName,
  type ServiceTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_STATES,
  templatePayloadSchema,
} from '../src/domain/console/serviceTemplate';
import { isoTime, now } from './lib/clock';
import type { TemplateRecord } from './lib/console/lists/tables';
import { mentions, nextId, wordsIn } from './lib/console/words';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';
import { pageOf } from './lib/paging';
import type { Language } from './lib/text';

const PAGE = '/list/card-list';
const COPY = { zh: '副本', en: 'copy' };

const answer = (template: TemplateRecord, language: Language): ServiceTemplate => ({
  ...template,
  name: wordsIn(template.name, language),
  description: wordsIn(template.description, language),
  updatedAt: isoTime(template.updatedAt),
});

function ownTemplate(call: SignedInCall): TemplateRecord {
  mustHave(call.user, PAGE);
  const template = db().lists.templates.find(({ templateId }) => templateId === call.params.templateId);
  if (template) return template;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '模板不存在', en: 'There is no such template' });
}

function add(fields: Pick<TemplateRecord, 'name' | 'description' | 'kind'>): TemplateRecord {
  const { templates } = db().lists;
  const templateId = nextId(
    'M-',
    templates.map((template) => template.templateId),
  );
  const template: TemplateRecord = { templateId, ...fields, state: 'active', usedBy: 0, updatedAt: now() };
  templates.push(template);
  return template;
}

const setState = (state: TemplateRecord['state']) =>
  endpoint((call) => answer(Object.assign(ownTemplate(call), { state, updatedAt: now() }), call.language), {
    auth: true,
  });

export default {
  'GET /api/v1/console/list/templates': endpoint(
    (call) => {
      mustHave(call.user, PAGE);
      const kind = TEMPLATE_KINDS.find((one) => one === call.query('kind'));
      const state = TEMPLATE_STATES.find((one) => one === call.query('state'));
      const found = db()
        .lists.templates.filter(
          (template) =>
            (kind === undefined || template.kind === kind) &&
            (state === undefined || template.state === state) &&
            mentions([template.name, template.description], call.query('keyword')),
        )
        .sort((a, b) => b.updatedAt - a.updatedAt);
      const { list, ...page } = pageOf(found, call.query);
      return { list: list.map((template) => answer(template, call.language)), ...page };
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/templates': endpoint(
    (call) => {
      mustHave(call.user, PAGE);
      return answer(add(call.body(templatePayloadSchema)), call.language);
    },
    { auth: true },
  ),

  'PUT /api/v1/console/list/templates/:templateId': endpoint(
    (call) => {
      const fields = { ...call.body(templatePayloadSchema), updatedAt: now() };
      return answer(Object.assign(ownTemplate(call), fields), call.language);
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/templates/:templateId/duplicate': endpoint(
    (call) => {
      const { name, description, kind } = ownTemplate(call);
      const taken = db().lists.templates.map((template) => wordsIn(template.name, call.language));
      const copied = copyName(wordsIn(name, call.language), COPY[call.language], taken);
      return answer(add({ name: copied, description, kind }), call.language);
    },
    { auth: true },
  ),

  'POST /api/v1/console/list/templates/:templateId/archive': setState('archived'),
  'POST /api/v1/console/list/templates/:templateId/unarchive': setState('active'),
};
