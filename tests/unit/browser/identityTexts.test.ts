/** @jest-environment jsdom */
import { clearIdentityTexts, readIdentityTexts, writeIdentityTexts } from '@/browser/identityTexts';

it('are kept in memory only, for their own user, until they are cleared', () => {
  writeIdentityTexts('1', { idNumber: '44030519' });
  expect(readIdentityTexts('1')).toEqual({ idNumber: '44030519' });
  expect(readIdentityTexts('2')).toEqual({});
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  clearIdentityTexts();
  expect(readIdentityTexts('1')).toEqual({});
});
