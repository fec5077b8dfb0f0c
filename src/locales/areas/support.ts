import { addTexts } from '../addTexts';
import en from '../en-US/support';
import zh from '../zh-CN/support';

addTexts({ 'zh-CN': zh, 'en-US': en });
