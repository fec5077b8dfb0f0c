import type { IApi } from '@umijs/max';

/**
 * Mends Umi's default document: it has no language, and its viewport forbids zooming, which people who see badly need.
 * The language and direction of the person's choice replace these at run time.
 */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN').attr('dir', 'ltr');
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1, viewport-fit=cover');
    return $;
  });
};
