import { addTexts } from '../addTexts';
import en from '../en-US/detail';
import zh from '../zh-CN/detail';

addTexts({ 'zh-CN': zh, 'en-US': en });
