import { copyName, type ServiceTemplate, templateEndpoints } from '../src/domain/console/serviceTemplate';
import type { CallOf } from './lib/call';
import { isoTime, now } from './lib/clock';
import type { TemplateRecord } from './lib/console/lists/tables';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';
import { getRow } from './lib/rows';
import { type Language, mentions, textIn } from './lib/text';
import { assertVersion, markChanged, versionOf } from './lib/versions';

const COPY = { zh: '副本', en: 'copy' };

const recordOf = ({ templateId }: { templateId: string }) => `template ${templateId}`;

const templateView = (template: TemplateRecord, language: Language): ServiceTemplate => ({
  ...template,
  name: textIn(template.name, language),
  description: textIn(template.description, language),
  updatedAt: isoTime(template.updatedAt),
  version: versionOf(recordOf(template)),
});

const getTemplateOrThrow = (params: { templateId: string }): TemplateRecord =>
  getRow(db().lists.templates, params, { zh: '模板不存在', en: 'There is no such template' });

function add(fields: Pick<TemplateRecord, 'name' | 'description' | 'kind'>): TemplateRecord {
  const { templates } = db().lists;
  const templateId = `M-${201 + templates.length}`;
  const template: TemplateRecord = { templateId, ...fields, state: 'active', usedBy: 0, updatedAt: now() };
  templates.push(template);
  return template;
}

type ChangeCall = Pick<CallOf<typeof templateEndpoints.archive>, 'params' | 'user' | 'language'>;

function change({ params, user, language }: ChangeCall, fields: Partial<TemplateRecord>): ServiceTemplate {
  const template = Object.assign(getTemplateOrThrow(params), fields, { updatedAt: now() });
  markChanged(recordOf(template), user);
  return templateView(template, language);
}

export default handlers(templateEndpoints, {
  list: ({ query, language }) => {
    const { keyword, kind, state } = query;
    const matches = mentions(keyword);
    const found = db()
      .lists.templates.filter(
        (template) =>
          (kind === undefined || template.kind === kind) &&
          (state === undefined || template.state === state) &&
          matches([template.name, template.description], template.templateId),
      )
      .sort((a, b) => b.updatedAt - a.updatedAt);
    return toPage(found, query, (template) => templateView(template, language));
  },

  create: ({ body, language }) => templateView(add(body), language),

  update: ({ body: { version, ...fields }, ...call }) => {
    const template = getTemplateOrThrow(call.params);
    const view = () => templateView(template, call.language);
    assertVersion(recordOf(template), version, { ...call, view });
    return change(call, fields);
  },

  duplicate: ({ params, language }) => {
    const { name, description, kind } = getTemplateOrThrow(params);
    const taken = db().lists.templates.map((template) => textIn(template.name, language));
    const copied = copyName(textIn(name, language), COPY[language], taken);
    return templateView(add({ name: copied, description, kind }), language);
  },

  archive: (call) => change(call, { state: 'archived' }),

  unarchive: (call) => change(call, { state: 'active' }),
});
