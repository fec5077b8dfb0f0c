import { addTexts } from '../addTexts';
import en from '../en-US/announcement';
import zh from '../zh-CN/announcement';

addTexts({ 'zh-CN': zh, 'en-US': en });
