import { addTexts } from '../addTexts';
import en from '../en-US/usercenter';
import zh from '../zh-CN/usercenter';

addTexts({ 'zh-CN': zh, 'en-US': en });
