import { addTexts } from '../addTexts';
import en from '../en-US/listing';
import zh from '../zh-CN/listing';

addTexts({ 'zh-CN': zh, 'en-US': en });
