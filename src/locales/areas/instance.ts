import { addTexts } from '../addTexts';
import en from '../en-US/instance';
import zh from '../zh-CN/instance';

addTexts({ 'zh-CN': zh, 'en-US': en });
