import { useT } from '@@/texts/language';
import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { changeLanguage, currentLocale, languageName } from './language';

/** The menu of all languages, which its button opens. */
export default function LanguageMenu({ children }: { children: ReactElement }) {
  const label = useT()('language.choose');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        'aria-label': label,
        selectedKeys: [currentLocale().language],
        items: LANGUAGES.map((language) => ({
          key: language,
          label: (
            <span lang={language} dir="auto" translate="no">
              {languageName(language)}
            </span>
          ),
          onClick: () => changeLanguage(language),
        })),
      }}
    >
      {children}
    </Dropdown>
  );
}
