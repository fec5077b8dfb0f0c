/** A division of China: `name` is its official Chinese name, which is also what a profile keeps; `english` its usual one. */
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

/** Reads the compact data. */
export function readDivisions(data: DivisionData): Province[] {
  return Object.entries(data).map(([province, cities]) => ({
    ...division(province),
    cities: cities.split('|').map(division),
  }));
}

/** The cities of a province by its kept name; none for a name that is no province's. */
export function getCities(provinces: readonly Province[], name: string): Division[] {
  return provinces.find((province) => province.name === name)?.cities ?? [];
}

/** How a division is called in the language of `locale`: Chinese readers see its own name. */
export function divisionLabel({ name, english }: Division, locale: string): string {
  return locale.startsWith('zh') ? name : english;
}

/** How a kept name is shown; a text that is no division's stays as it was typed. */
export function shownDivision(among: readonly Division[], kept: string, locale: string): string {
  const found = among.find(({ name }) => name === kept);
  return found ? divisionLabel(found, locale) : kept;
}
