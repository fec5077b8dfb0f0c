import { getLocale } from '@umijs/max';
import { Button } from 'antd';
import { LANGUAGE_NAMES, type Language } from '@/browser/locale';
import { changeLanguage } from './locale';

/** Two languages need no menu: the button offers the other one. */
export function LanguageSwitch() {
  const other: Language = getLocale() === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <Button type="text" lang={other} onClick={() => changeLanguage(other)}>
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}
