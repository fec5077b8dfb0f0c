import '@@/texts/usercenter';
import { IntlProvider } from '@umijs/max';
import { createElement, type PropsWithChildren } from 'react';
import { textsOf } from '@/locales/texts';

/** Surrounds a component with the English texts. A plain call, because the types do not declare children. */
export const wrapper = ({ children }: PropsWithChildren) =>
  createElement(
    IntlProvider,
    { locale: 'en-US', messages: textsOf('en-US') as Record<string, string> },
    children,
  );
