/** The outline in the document itself, before any of the portal's code has come. Built in by config/shell/markup.ts. */
export default {
  'shell.lost':
    'This page didn’t load completely. Your connection may have dropped, or the site has just been updated.',
  'shell.reload': 'Reload',
  'shell.noScript': 'This site needs JavaScript. Turn it on in your browser settings and reload.',
  'shell.oldBrowser': 'Please update your browser',
  'shell.oldBrowser.needs':
    'This site needs Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or later.',
  'shell.oldBrowser.update': 'Update it under Help or About in its menu. Safari is updated with the system.',
};
