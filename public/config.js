// Settings of this deployment, read before the portal starts; edit after the build, nothing needs rebuilding.
window.__PORTAL_CONFIG__ = {
  // Where the API lives: '' for this host, or an absolute origin such as 'https://api.example.com'.
  apiHost: '',
  // Path that the portal's pages stand under, such as '/portal/'.
  routerBase: '/',
  // Other hosts whose pictures the portal shows, such as ['https://pictures.example.com']; pictures of this host and of the API
  // are always shown. A Content-Security-Policy must name them in img-src.
  pictureHosts: [],
  // Titles of the columns (GET column/list) whose presence shows a section of the portal, where the server names them
  // otherwise than "服务市场" / "Service market", "协议与帮助" / "Agreements and help" and "公告" / "Announcements".
  // A title or a list of titles each; a section that is left out keeps its own.
  //   sections: { market: 'Shop', agreement: ['Terms', 'Help'], announcement: 'News' },
  sections: null,
  // Monitoring is off without a collector; nothing of it is loaded or sent then. With one, errors, page times and traces of
  // calls go there in the shapes of Apache SkyWalking, without anything of a person: no token, phone, query, body or typed text.
  //   monitoring: {
  //     collector: 'https://collector.example.com', // absolute http(s) address; it must allow POST with content-type from here (CORS),
  //                                                 // and a Content-Security-Policy must name it in connect-src
  //     service: 'portal',                          // name of this portal there
  //     serviceVersion: '1.0.0',
  //     traceInterval: 60000,                       // milliseconds that traces are gathered before they are sent
  //     tracingHeader: true,                        // calls to the API carry the header sw8; an API on another host must allow it
  //   },                                            // (CORS); false sends no header and no traces
  monitoring: null,
};

// Path that the portal's files are asked for below; with a base path of its own also the addresses in index.html begin
// with it (config/deploy/render.sh writes both).
window.publicPath = '/';
