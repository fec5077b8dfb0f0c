import {
  divisionLabel,
  getCities,
  readDivisions,
  shownDivision,
} from '../../../../src/components/profile/chinaDivision';
import data from '../../../../src/components/profile/chinaDivisions.json';
import { PROFILE_LIMITS, profileProblem } from '../../../../src/domain/account/profile';

const provinces = readDivisions(data);
const cities = provinces.flatMap((province) => province.cities);

describe('the data', () => {
  it('contains each of the 34 first-level divisions once', () => {
    expect(provinces).toHaveLength(34);
    expect(new Set(provinces.map(({ name }) => name)).size).toBe(34);
    expect(new Set(provinces.map(({ english }) => english)).size).toBe(34);
  });

  it('contains the cities of each province without duplicates', () => {
    expect(cities.length).toBeGreaterThan(380);
    for (const province of provinces) {
      expect(province.cities.length).toBeGreaterThan(0);
      expect(new Set(province.cities.map(({ name }) => name)).size).toBe(province.cities.length);
      expect(new Set(province.cities.map(({ english }) => english)).size).toBe(province.cities.length);
    }
  });

  it('names all divisions in Chinese and Latin letters that the profile accepts', () => {
    for (const { name, english } of [...provinces, ...cities]) {
      expect(name).toMatch(/^[\u4e00-\u9fff]+$/);
      expect(english).toMatch(/^[A-Z][A-Za-zü'() ]+$/);
      expect(name.length).toBeLessThanOrEqual(PROFILE_LIMITS.city);
      expect(profileProblem('province', name)).toBeUndefined();
      expect(profileProblem('city', name)).toBeUndefined();
    }
  });

  it.each([
    ['陕西省', 'Shaanxi'],
    ['山西省', 'Shanxi'],
    ['内蒙古自治区', 'Inner Mongolia'],
    ['香港特别行政区', 'Hong Kong'],
    ['澳门特别行政区', 'Macao'],
    ['呼和浩特市', 'Hohhot'],
    ['乌鲁木齐市', 'Urumqi'],
    ['拉萨市', 'Lhasa'],
    ['厦门市', 'Xiamen'],
    ['西安市', "Xi'an"],
    ['六安市', "Lu'an"],
    ['重庆市', 'Chongqing'],
    ['延边朝鲜族自治州', 'Yanbian Prefecture'],
  ])('translates %s as %s', (name, english) => {
    expect([...provinces, ...cities].find((division) => division.name === name)?.english).toBe(english);
  });
});

it('getCities returns the cities of a saved province name', () => {
  expect(getCities(provinces, '浙江省').map(({ english }) => english)).toContain('Hangzhou');
  expect(getCities(provinces, '上海市')).toEqual([{ name: '上海市', english: 'Shanghai' }]);
  expect(getCities(provinces, 'Bavaria')).toEqual([]);
  expect(getCities(provinces, '')).toEqual([]);
});

it("labels are in the reader's language; unknown divisions are shown as typed", () => {
  const hangzhou = { name: '杭州市', english: 'Hangzhou' };
  expect(divisionLabel(hangzhou, 'zh-CN')).toBe('杭州市');
  expect(divisionLabel(hangzhou, 'ar')).toBe('Hangzhou');
  expect(shownDivision([hangzhou], '杭州市', 'en-US')).toBe('Hangzhou');
  expect(shownDivision([hangzhou], 'Hanoi', 'en-US')).toBe('Hanoi');
});
