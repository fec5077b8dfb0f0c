import { addTexts } from '../addTexts';
import en from '../en-US/accessRequest';
import zh from '../zh-CN/accessRequest';

addTexts({ 'zh-CN': zh, 'en-US': en });
