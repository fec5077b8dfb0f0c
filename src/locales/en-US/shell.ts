/** The outline in the document itself, before any of the portal's code has come. Built in by config/shell/markup.ts. */
export default {
  'shell.lost':
    'This page didn’t load completely. Your connection may have dropped, or the site has just been updated.',
  'shell.reload': 'Reload',
  'shell.noScript': 'This site needs JavaScript. Turn it on in your browser settings and reload.',
};
