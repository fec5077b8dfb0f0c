import { useT } from '@@/texts/language';
import { Dropdown } from 'antd';
import { type ReactElement, useState } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { changeLanguage, currentLocale, languageName } from './language';

/** The menu of all languages, which its button opens. It opens at once when it was asked for before. */
export default function LanguageMenu({ isAsked, children }: { isAsked: boolean; children: ReactElement }) {
  const label = useT()('language.choose');
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
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
