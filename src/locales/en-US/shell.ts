/** The outline in the document itself, before any of the portal's code has come. Built in by config/shell/markup.ts. */
export default {
  'shell.lost':
    'This page did not load completely. The connection may have been lost, or the site has just been updated.',
  'shell.reload': 'Reload',
  'shell.noScript':
    'This site needs JavaScript. Please switch it on in the settings of your browser and reload.',
};
