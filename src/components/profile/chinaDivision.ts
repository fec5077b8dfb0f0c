/** A division of China: `name` is its official Chinese name, which is also stored in profiles. */
export interface Division {
  name: string;
  english: string;
}

/** A province, municipality or region with the cities and prefectures directly under it. */
export interface Province extends Division {
  cities: Division[];
}

/** `chinaDivisions.json`: pairs `name=English`, the cities of a province joined by `|`. */
export type DivisionData = Record<string, string>;

function division(pair: string): Division {
  const [name = '', english = ''] = pair.split('=');
  return { name, english };
}

export function readDivisions(data: DivisionData): Province[] {
  return Object.entries(data).map(([province, cities]) => ({
    ...division(province),
    cities: cities.split('|').map(division),
  }));
}

/** Returns the cities of a province by its stored name; empty for an unknown one. */
export function getCities(provinces: readonly Province[], name: string): Division[] {
  return provinces.find((province) => province.name === name)?.cities ?? [];
}

/** Returns the name of a division in the language of `locale`. */
export function divisionLabel({ name, english }: Division, locale: string): string {
  return locale.startsWith('zh') ? name : english;
}

/** Returns the label of a stored name; an unknown one is returned as it is. */
export function shownDivision(among: readonly Division[], kept: string, locale: string): string {
  const found = among.find(({ name }) => name === kept);
  return found ? divisionLabel(found, locale) : kept;
}
