import { IntlProvider } from '@umijs/max';
import { createElement, type PropsWithChildren } from 'react';
import texts from '@/locales/en-US';
import listing from '@/locales/en-US/listing';
import usercenter from '@/locales/en-US/usercenter';

/** Surrounds a component with the English texts. A plain call, because the types do not declare children. */
export const wrapper = ({ children }: PropsWithChildren) =>
  createElement(
    IntlProvider,
    { locale: 'en-US', messages: { ...texts, ...listing, ...usercenter } },
    children,
  );
