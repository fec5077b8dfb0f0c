import { getLocale } from '@umijs/max';
import { Button } from 'antd';
import type { Language } from '@/domain/locale';
import { changeLanguage } from './locale';

// Each language is named in itself, so that someone who cannot read the page still finds theirs.
const NAMES: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' };

/** Two languages need no menu: the button offers the other one. */
export function LanguageSwitch() {
  const other: Language = getLocale() === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <Button type="text" lang={other} onClick={() => changeLanguage(other)}>
      {NAMES[other]}
    </Button>
  );
}
