import account from './en-US/account';
import frame from './en-US/frame';
import request from './en-US/request';
import state from './en-US/state';
import title from './en-US/title';
import welcome from './en-US/welcome';

// What every page may need; areas/ holds the texts that come with an area's own code.
export default { ...account, ...frame, ...request, ...state, ...title, ...welcome };
