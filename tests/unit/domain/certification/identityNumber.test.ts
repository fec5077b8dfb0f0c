import {
  creditCodeProblem,
  idNumberProblem,
  normalizeDocumentNumber,
} from '@/domain/certification/identityNumber';
import { creditCode, idNumber } from '../../../support/certification';

const TODAY = '2026-11-20';
const resident = (text: string) => idNumberProblem(text, 'residentId', TODAY);
const permit = (text: string) => idNumberProblem(text, 'residencePermit', TODAY);

describe('identity numbers', () => {
  it.each([
    '11010519491231002X',
    idNumber('44030519900307321'),
    idNumber('11010120000229001'),
    idNumber('81000019900101001'),
    idNumber('31010120261120001'),
  ])('accepts %s', (number) => expect(resident(number)).toBeUndefined());

  it('accepts pasted numbers with spaces and full-width characters', () => {
    expect(resident(' 110105 1949-1231 002x ')).toBeUndefined();
    expect(resident('１１０１０５１９４９１２３１００２Ｘ')).toBeUndefined();
    expect(normalizeDocumentNumber('110105 19491231\u200b-002x')).toBe('11010519491231002X');
  });

  it.each([
    ['', 'numberFormat'],
    ['1101051949123100', 'numberFormat'],
    ['1101051949123100212', 'numberFormat'],
    ['11010519491231002Y', 'numberFormat'],
    ['1101051949123X0021', 'numberFormat'],
    ['110105491231002', 'oldNumber'],
    [idNumber('99010519491231002'), 'numberRegion'],
    [idNumber('83000019900101001'), 'numberRegion'],
    [idNumber('11010520010229001'), 'numberDate'],
    [idNumber('11010519001301001'), 'numberDate'],
    [idNumber('11010519900431001'), 'numberDate'],
    [idNumber('11010518991231001'), 'numberDate'],
    [idNumber('31010120261121001'), 'numberDate'],
  ])('rejects %s: %s', (number, problem) => expect(resident(number)).toBe(problem));

  it('rejects every wrong check character', () => {
    for (const check of '0123456789') expect(resident(`11010519491231002${check}`)).toBe('numberCheck');
  });

  it('detects swapped and single wrong digits', () => {
    const right = idNumber('44030519900307321');
    for (let index = 14; index < 17; index += 1) {
      const wrong = `${right.slice(0, index)}${(Number(right[index]) + 1) % 10}${right.slice(index + 1)}`;
      expect(resident(wrong)).toBe('numberCheck');
    }
    expect(resident(`${right.slice(0, 14)}231${right.slice(17)}`)).toBe('numberCheck');
  });

  it('accepts residence permits of the three regions only', () => {
    for (const region of ['810000', '820000', '830000']) {
      expect(permit(idNumber(`${region}19900101001`))).toBeUndefined();
    }
    expect(permit(idNumber('44030519900307321'))).toBe('numberRegion');
    expect(permit(idNumber('81000119900101001'))).toBe('numberRegion');
  });
});

describe('unified social credit codes', () => {
  it.each(['91350100M000100Y43', creditCode('91440300MA5F2QX19'), creditCode('12100000400000624')])(
    'accepts %s',
    (code) => expect(creditCodeProblem(code)).toBeUndefined(),
  );

  it('accepts small letters and spaces', () => {
    expect(creditCodeProblem('9135 0100 m000 100y 43')).toBeUndefined();
  });

  it.each([
    '',
    '91350100M000100Y4',
    '91350100M000100Y433',
    'I1350100M000100Y43',
    '91350100M0001O0Y43',
    '9135010AM000100Y43',
  ])('rejects the format of "%s"', (code) => expect(creditCodeProblem(code)).toBe('numberFormat'));

  it('rejects every wrong check character', () => {
    for (const check of '0124567Y')
      expect(creditCodeProblem(`91350100M000100Y4${check}`)).toBe('numberCheck');
  });
});
