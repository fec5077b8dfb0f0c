import { addTexts } from '../addTexts';
import en from '../en-US/admin';
import zh from '../zh-CN/admin';

addTexts({ 'zh-CN': zh, 'en-US': en });
