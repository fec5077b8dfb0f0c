import * as v from 'valibot';
import { drawingCover } from '../../../src/domain/catalog/cover';
import type { PeriodPrice, SpecPrice } from '../../../src/domain/catalog/service';
import { lazy, readJson, textSchema } from '../content';
import type { Language, Text } from '../text';
import type { Category, Offer, OfferedPlan, OfferedSpec } from './category';
import type { ServiceRecord, SkuRecord, SpecRecord } from './record';

/** Invented providers with phone numbers that do not exist. */
export const providers = lazy(() =>
  readJson(
    'catalogue/providers.json',
    v.record(v.string(), v.strictObject({ name: textSchema, phone: v.string(), email: v.string() })),
  ),
);

/** Captions of the pictures in public/pictures. */
const pictures = lazy(() => readJson('catalogue/pictures.json', v.record(v.string(), textSchema)));

/** The services of a category. Throws for an unknown provider or picture. */
export const composeServices = (category: Category): ServiceRecord[] =>
  category.services.map((offer) => composeService(category, offer));

function composeService(category: Category, offer: Offer): ServiceRecord {
  const { description, provider, pictures: pictureNames, drawing, specs, plans, ...fields } = offer;
  const needsContract = offer.type === 'consulting' || offer.type === 'operation';
  const skus = plans.map((plan, index) => composeSku(plan, specs, index + 1));
  const cheapest = lowestPrice(skus);
  return {
    ...fields,
    columnId: category.columnId,
    cover: drawingCover(drawing ?? category.drawing),
    provider: { providerId: provider, ...getByName(providers(), provider) },
    priceFrom: cheapest.price,
    priceFromPeriod: { unit: cheapest.unit, count: cheapest.count },
    ...(cheapest.pack && { priceFromPack: cheapest.pack }),
    gallery: pictureNames.map((name) => ({
      picture: pictureFile(name),
      caption: getByName(pictures(), name),
    })),
    detail: { zh: describe(category, description, 'zh'), en: describe(category, description, 'en') },
    specification: [...offer.specification, ...category.specification],
    faq: [...offer.faq, ...category.faq],
    specs: specs.map(composeSpec),
    skus,
    agreements: needsContract ? ['blockserveterms', 'contracttemp'] : ['blockserveterms'],
  };
}

const pictureFile = (name: string) => `pictures/${name}.svg`;

/** The description of a service as Markdown. */
function describe(
  { headings, steps, support }: Category,
  { about, audience, points }: Offer['description'],
  language: Language,
): string {
  const section = (name: keyof Category['headings'], body: string) =>
    `## ${headings[name][language]}\n\n${body}`;
  const bullets = (items: Text[]) => items.map((item) => `- ${item[language]}`).join('\n');
  const numbered = steps.map((step, index) => `${index + 1}. ${step[language]}`).join('\n');
  return [
    about[language],
    section('audience', bullets(audience)),
    section('points', bullets(points)),
    section('steps', numbered),
    section('support', support[language]),
  ].join('\n\n');
}

const composeSku = (
  { code, includes, ...plan }: OfferedPlan,
  specs: OfferedSpec[],
  place: number,
): SkuRecord => ({
  ...plan,
  skuCode: code,
  rank: plan.rank ?? place,
  specPricing: specs.flatMap((spec) => getPrice(spec, includes[spec.key])),
});

function getPrice(spec: OfferedSpec, included: number | true | undefined): SpecPrice[] {
  if (included === true) return [];
  const { key } = spec;
  if (spec.type === 'choice') {
    const amounts = Object.fromEntries(spec.options.map(({ value, amount }) => [value, amount]));
    return [{ key, type: 'choice', amounts }];
  }
  if (spec.type === 'switch') return [{ key, type: 'switch', amount: spec.amount }];
  return [{ key, type: 'number', unitAmount: spec.unitAmount, included: included ?? spec.min }];
}

function composeSpec(spec: OfferedSpec): SpecRecord {
  const { key, label } = spec;
  if (spec.type === 'switch') return { key, type: 'switch', label };
  if (spec.type === 'choice') {
    const options = spec.options.map((option) => ({ value: option.value, label: option.label }));
    return { key, type: 'choice', label, options };
  }
  const { unit, unitOne, min, max, step } = spec;
  return { key, type: 'number', label, unit, ...(unitOne && { unitOne }), min, max, step };
}

function lowestPrice(skus: SkuRecord[]): PeriodPrice & Pick<SkuRecord, 'pack'> {
  const offered = skus.flatMap(({ periods, pack }) =>
    periods.map((period) => (period.unit === 'once' && pack ? { ...period, pack } : period)),
  );
  return offered.reduce((lowest, period) => (period.price < lowest.price ? period : lowest));
}

function getByName<Item>(items: Record<string, Item>, name: string): Item {
  const item = items[name];
  if (item === undefined) throw new Error(`The catalogue has no ${name}`);
  return item;
}
