import { useT } from '@@/texts/description';
import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import type { SiteRoute } from '../../../config/routes';
import { runtimeSettings } from './runtimeSettings';

/** The parameters that decide what a public page shows; all others are left out of its canonical address. */
const CONTENT_PARAMETERS = ['serviceId', 'recordId'];

/** Returns the address under which search engines list the page. */
function canonicalAddress(pathname: string, search: string): string {
  const given = new URLSearchParams(search);
  const kept = CONTENT_PARAMETERS.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept).toString();
  const base = runtimeSettings.routerBase.replace(/\/$/, '');
  return window.location.origin + base + pathname + (query && `?${query}`);
}

/** Finds an element of the head, or adds it. */
function headElement(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  document.head.append(element);
  return element;
}

interface PageDescriptionProps {
  id: NonNullable<SiteRoute['descriptionId']>;
  /** The window title. */
  title: string;
  /** The name of the page or of what it shows. */
  name: string;
}

/** Describes a public page in the document's head, for search engines and shared links. */
export default function PageDescription({ id, title, name }: PageDescriptionProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const description = t(id, { name });

  useEffect(() => {
    const address = canonicalAddress(pathname, search);
    const canonical = headElement('link', 'rel', 'canonical');
    canonical.setAttribute('href', address);
    const url = headElement('meta', 'property', 'og:url');
    url.setAttribute('content', address);
    headElement('meta', 'property', 'og:title').setAttribute('content', title);
    headElement('meta', 'property', 'og:locale').setAttribute('content', t.locale.replace('-', '_'));
    for (const [attribute, key] of [
      ['name', 'description'],
      ['property', 'og:description'],
    ] as const)
      headElement('meta', attribute, key).setAttribute('content', description);
    return () => {
      canonical.remove();
      url.remove();
    };
  }, [description, title, t.locale, pathname, search]);

  return null;
}
