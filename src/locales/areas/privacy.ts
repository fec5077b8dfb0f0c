import { addTexts } from '../addTexts';
import en from '../en-US/privacy';
import zh from '../zh-CN/privacy';

addTexts({ 'zh-CN': zh, 'en-US': en });
